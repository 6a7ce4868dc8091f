// First steps, as data. Each step says something, may open a tab, and may wait until something has happened.

import type { Session } from "../game/session.svelte";
import type { Language } from "../wire.gen";

export type Tab = "act" | "log" | "units" | "tables" | "talk";

export interface Step {
  text: Record<Language, string>;
  tab?: Tab;
  /** The step is done when this becomes true; without it the person presses on. */
  until?: "selected" | "moved" | "their-turn" | "my-turn" | "log-grew";
}

export interface TourPlan {
  scenario: string;
  steps: Step[];
}

const WELCOME: Step = {
  text: {
    en: "This is the table. Drag the ground to move it, turn the wheel or pinch to come nearer. The key 0 shows the whole board again.",
    "zh-CN": "这就是棋桌。拖动地面可移动视野，滚轮或双指可缩放，按 0 键回到全图。",
  },
};
const LOG: Step = {
  text: {
    en: "The log keeps every action. Open a ruling to see its sum, modifier by modifier, and press a clause to read it. The number shows the board as it was then.",
    "zh-CN": "“记录”保存每一步。展开一项裁决，就能逐项看到修正如何相加；点条款编号可读原文；点序号可看当时的棋盘。",
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

export const TOURS: Record<string, TourPlan> = {
  campaign: {
    scenario: "first-march",
    steps: [
      WELCOME,
      {
        text: {
          en: "Units are counters: the sign is the arm, the numbers are strength and movement. In each round both sides plan in secret, then all move. Choose one of your units with a dashed ring.",
          "zh-CN": "棋子上的图案是兵种，数字是兵力与移动力。每回合双方先秘密下令，再一同行动。请点一个带虚线框的己方部队。",
        },
        until: "selected",
      },
      {
        text: {
          en: "Golden cells are where it can go, each with what it costs. Hatched cells are the other side's engagement zone. Press a golden cell to plan the march.",
          "zh-CN": "金色格子是它能到的地方，数字是花费；斜线格子是敌方的交战区。点一个金色格子，定下行军计划。",
        },
        until: "moved",
      },
      {
        text: {
          en: "The dashed arrow is your secret plan. Go on with the others; when you are ready, end your planning with the button on the Act page.",
          "zh-CN": "虚线箭头就是你的秘密计划。请继续给其他部队下令；安排妥当后，用“行动”页上的按钮结束计划。",
        },
        tab: "act",
      },
      LOG,
      END,
    ],
  },
  dba3: {
    scenario: "quick-meeting",
    steps: [
      WELCOME,
      {
        text: {
          en: "Each base is an element. The bright edge with the small nose is its front. A die gives the command points (PIPs) of your bound: answer the question on the right.",
          "zh-CN": "每块底座是一个单位，带小尖角的亮边是正面。每个回合先掷骰决定指挥点（PIP）：请回答右侧的问题。",
        },
        tab: "act",
        until: "moved",
      },
      {
        text: {
          en: "Now drag one of your elements. A ghost follows; the wheel, or Q and E, turn it. Green means that the rules allow it, red tells you why not. Set it down with the button or Enter.",
          "zh-CN": "现在拖动一个己方单位：虚影会跟着走，用滚轮或 Q、E 键转向。绿色表示规则允许，红色会说明原因。按按钮或回车放下。",
        },
        until: "moved",
      },
      {
        text: {
          en: "Several in line can move as a group for one PIP: choose one of them, press G or a button “group of …”, and drag. The marks button shows threat zones.",
          "zh-CN": "并排的单位可以编成一组，只花一点 PIP：选中其中一个，按 G 键或“……个一组”按钮再拖动。标记按钮可显示威胁区。",
        },
      },
      {
        text: {
          en: "Before close combat you see both totals and the exact chance of every outcome. Elements in contact and those that overlap are joined by lines.",
          "zh-CN": "近战之前，双方的合计和每种结果的精确概率都会列出。接触与侧翼重叠的单位之间有连线。",
        },
        tab: "tables",
      },
      LOG,
      END,
    ],
  },
};
TOURS["dba12"] = { scenario: "han-steppe", steps: (TOURS["dba3"] as TourPlan).steps };

/** A tour for rulesets that bring none of their own. */
export const PLAIN: TourPlan = { scenario: "", steps: [WELCOME, LOG, END] };

/** What a waiting step looks at, to see whether it has changed. */
export function reading(session: Session, until: Step["until"]): string | number | boolean {
  if (until === "selected") return session.selected !== "" || session.choices.some((choice) => choice.cell);
  if (until === "moved") return session.view?.moment ?? 0;
  if (until === "my-turn") return session.isMine;
  if (until === "their-turn") return !session.isMine;
  return session.entries.length;
}
