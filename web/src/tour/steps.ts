// First steps, as data. Each step says something, may open a tab, and may wait until something has happened.

import type { Ghost } from "../game/ghost.svelte";
import type { Session } from "../game/session.svelte";
import type { Language } from "../wire.gen";

export type Tab = "act" | "log" | "units" | "tables" | "talk";

export interface Step {
  text: Record<Language, string>;
  tab?: Tab;
  /** What the person is to do: the tour goes on when it has happened. Without it the person presses on. */
  until?: "selected" | "acted" | "may-take" | "held";
}

/** A tour in a scenario of its own; the seed makes the dice fall so that one may move at once. */
export interface TourPlan {
  scenario: string;
  seed: string;
  steps: Step[];
}

const WELCOME: Step = {
  text: {
    en: "This is the table. Drag the ground to move it; turn the wheel, or spread two fingers, to come nearer. The button with four corners shows the whole board again.",
    "zh-CN": "这就是棋桌。拖动地面可移动视野，用滚轮或两指张合可缩放，点四角图标的按钮回到全图。",
  },
};
const LOG: Step = {
  text: {
    en: "The log keeps every action. Open a ruling to see its sum, modifier by modifier, and press a clause to read it. The number of an entry shows the board as it was then.",
    "zh-CN": "“记录”保存每一步。展开一项裁决，就能逐项看到修正如何相加；点条款编号可读全文；点序号可看当时的棋盘。",
  },
  tab: "log",
};
const END: Step = {
  text: {
    en: "That is all you need. You can take back until dice fall or something new is seen. The game saves itself: close the page and come back whenever you like.",
    "zh-CN": "这些就够用了。只要还没掷骰、没看到新情况，都可以悔棋。对局会自动保存，关掉网页以后随时可以回来。",
  },
  tab: "act",
};

const CAMPAIGN: Step[] = [
  WELCOME,
  {
    text: {
      en: "Units are counters: the sign is the arm, the numbers are strength and movement. Each round both sides plan in secret, then all move at once. Choose a unit of yours: it has a dashed ring.",
      "zh-CN": "棋子上的图案是兵种，数字是兵力与移动力。每一轮双方先秘密下令，再一同行动。请点选一支己方部队，它们带有虚线框。",
    },
    tab: "act",
    until: "selected",
  },
  {
    text: {
      en: "It can go to the golden cells; the number is the cost. Hatched cells are the enemy's engagement zone. Press a golden cell, or drag the unit there, to plan its march.",
      "zh-CN": "金色格子是它能到的地方，数字是花费；斜线格子是敌方的交战区。点一个金色格子，或把部队拖过去，就定下了行军计划。",
    },
    until: "acted",
  },
  {
    text: {
      en: "The dashed arrow is your plan; the enemy does not see it. Plan for your other units, or leave them where they are, and then press “End planning”.",
      "zh-CN": "虚线箭头就是你的计划，敌人看不到。给其他部队也下令，或让它们留在原地，然后按“结束筹划”。",
    },
    tab: "act",
  },
  {
    text: {
      en: "Then all plans are carried out, and whoever meets fights. Where dice decide, you see both totals and the exact chance of every outcome before you agree.",
      "zh-CN": "随后所有计划一起执行，相遇就要交战。凡由骰子决定的，你点头之前就能看到双方的合计与每种结果的精确概率。",
    },
  },
  LOG,
  END,
];

/** On the plane; `points` is what a bound's die gives. */
function battle(points: Record<Language, string>): Step[] {
  return [
    WELCOME,
    {
      text: {
        en: `Each base is an element; the bright edge with the small nose is its front. A die gives the ${points.en} of your bound. Answer what is asked until you may move.`,
        "zh-CN": `每块底座是一个单位，带小尖角的亮边是正面。每个回合先掷骰决定有多少${points["zh-CN"]}。请回答提出的问题，直到轮到你移动。`,
      },
      tab: "act",
      until: "may-take",
    },
    {
      text: {
        en: "Your elements have a dashed ring. Drag one of them a little way ahead: a ghost follows. (Or choose it, and take it up with the button “alone”.)",
        "zh-CN": "己方单位带有虚线框。请把其中一个往前拖一小段，会有虚影跟着走。（也可以先点选，再用“单独”按钮拿起。）",
      },
      tab: "act",
      until: "held",
    },
    {
      text: {
        en: "Green is allowed; red tells you why not, and offers the nearest right place. Turn it with its buttons, the wheel, two fingers, or Q and E. Set it down with “Do it”.",
        "zh-CN": "绿色表示规则允许；红色会说明原因，并给出最近的合规位置。可用按钮、滚轮、两指或 Q、E 键转向。按“确定”放下。",
      },
      until: "acted",
    },
    {
      text: {
        en: `Elements in line can move together for the price of one: choose one of them and press a button “group of …” before you drag. Every move costs of your ${points.en}; “End moves” ends moving.`,
        "zh-CN": `并排的单位可以编成一组，只花一份代价：先点选其中一个，按“……个一组”，再拖动。每次移动都要花${points["zh-CN"]}；按“结束移动”就不再移动。`,
      },
      tab: "act",
    },
    {
      text: {
        en: "After that come shooting and close combat. Before the dice fall you see both totals and the exact chance of every outcome. Lines join elements that are in contact or overlap.",
        "zh-CN": "接下来是射击和近战。掷骰之前，双方的合计和每种结果的精确概率都会列出。接触或侧翼重叠的单位之间有连线。",
      },
      tab: "tables",
    },
    LOG,
    END,
  ];
}

export const TOURS: Record<string, TourPlan> = {
  campaign: { scenario: "first-march", seed: "3", steps: CAMPAIGN },
  dba3: { scenario: "baima", seed: "3", steps: battle({ en: "command points (PIPs)", "zh-CN": "指挥点（PIP）" }) },
  dba12: { scenario: "changshao", seed: "3", steps: battle({ en: "movement points", "zh-CN": "移动点" }) },
};

/** A tour for rulesets that bring none of their own. */
export const PLAIN: TourPlan = { scenario: "", seed: "", steps: [WELCOME, LOG, END] };

/** What a waiting step looks at: it is done when this becomes true, or a larger number. */
export function reading(session: Session, ghost: Ghost, until: Step["until"]): number | boolean {
  if (until === "selected") return session.selected !== "";
  if (until === "held") return ghost.isHeld;
  if (until === "may-take") return session.choices.some((choice) => choice.kind === "place" && (choice.pieces?.length ?? 0) > 0);
  return ghost.isHeld ? 0 : (session.view?.moment ?? 0);
}
