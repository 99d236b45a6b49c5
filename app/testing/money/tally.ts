// Counts what was really done and what came of it: a run in which everything is refused proves nothing.

import { type CommandName, DEEDS } from './commands.ts';

type Count = { done: number; effective: number };

export class MoneyTally {
  readonly commands = new Map<CommandName, Count>(DEEDS.map((name) => [name, { done: 0, effective: 0 }]));
  readonly refusals = new Map<string, number>();
  readonly notes = new Map<string, number>();

  add(name: CommandName, isEffective: boolean): void {
    const count = this.commands.get(name);
    if (!count) throw new Error(`no command is called ${name}`);
    count.done += 1;
    if (isEffective) count.effective += 1;
  }

  refuse(code: string): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }

  /** Something worth knowing that it happened, beside what the rows show. */
  note(what: string): void {
    this.notes.set(what, (this.notes.get(what) ?? 0) + 1);
  }

  total(): number {
    return [...this.commands.values()].reduce((sum, { done }) => sum + done, 0);
  }

  /** Every command with how often it was done and how often that changed something, and what was refused. */
  text(): string {
    const commands = [...this.commands].map(([name, { done, effective }]) => `${name} ${effective}/${done}`);
    const others = [...this.notes, ...this.refusals].map(([name, count]) => `${name} ${count}`);
    return `${commands.join(', ')}\n${others.toSorted().join(', ')}`;
  }
}
