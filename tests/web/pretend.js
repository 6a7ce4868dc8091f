// Stands in for the server's socket: shows scenes that no ruleset here has. `pretend` holds the views and the
// answers; each action that is played leads to the next view.

class PretendSocket extends EventTarget {
  constructor() {
    super();
    this.readyState = 0;
    this.shown = 0;
    window.asked = [];
    window.played = [];
    setTimeout(() => {
      this.readyState = 1;
      this.onopen?.({});
    });
  }

  send(text) {
    const message = JSON.parse(text);
    setTimeout(() => this.answer(message), message.type === "ask" ? (window.pretend.delay ?? 15) : 0);
  }

  close() {
    this.readyState = 3;
  }

  answer(message) {
    const { id, type } = message;
    if (type === "hello") this.welcome();
    else if (type === "ask") this.judge(message);
    else if (type === "play") this.play(message);
    else if (id) this.say({ type: "done", id });
  }

  welcome() {
    const { views, ground } = window.pretend;
    this.say({ type: "welcome", protocol: 1, game: "pretend", ruleset: "pretend", title: "Pretend", scenario: "", story: "", lang: "en", commitment: "", holds: ["Red"], seat: "Red" });
    this.say({ type: "table", sitters: [{ seat: "Red", title: "Red", who: "me" }, { seat: "Blue", title: "Blue", who: "link" }] });
    this.say({ type: "log", first: 1, entries: [] });
    this.say({ type: "view", moment: 0, deciding: "Red", seat: "Red", ground, scene: views[0] });
  }

  judge({ id, action }) {
    window.asked.push(action);
    if (window.pretend.denial) return this.say({ type: "refused", id, code: "too-many", sentence: window.pretend.denial });
    const { choices, digest } = window.pretend.views[this.shown];
    const led = choices.find((choice) => choice.action === action.action);
    const offered = choices.find((choice) => choice.action === action || (led && action.cell && choice.piece === led.piece && `${choice.cell}` === `${action.cell}`));
    const isLegal = offered !== undefined || (typeof action === "object" && Boolean(action.pose) && action.pose[1] < window.pretend.ground.frame.rows / 2);
    const verdict = isLegal ? { label: offered?.label ?? "", cost: offered?.cost ?? null } : { sentence: "Too far.", clause: "TEST 1", clause_text: "No farther than it can." };
    this.say({ type: "answer", id, legal: isLegal, action: offered?.action ?? "", digest, ...verdict });
  }

  play({ id, action }) {
    window.played.push(action);
    const { views } = window.pretend;
    this.shown = Math.min(this.shown + 1, views.length - 1);
    this.say({ type: "view", moment: this.shown, deciding: "Red", seat: "Red", scene: views[this.shown] });
    this.say({ type: "accepted", id, moment: this.shown });
  }

  say(message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

window.WebSocket = PretendSocket;
