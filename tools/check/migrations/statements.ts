// A statement that could lose data or break the running release carries a comment that it was reviewed.

import type { TreeFile } from '../tree.ts';

const RISKY = [
  /\bdrop\s+(table|column|schema|type|constraint|index|view|sequence)\b/i,
  /\btruncate\b/i,
  /^\s*delete\s+from\b/im,
  /^\s*update\s+/im,
  /\brename\b/i,
  /\balter\s+column\b.*\b(set\s+data\s+type|type|set\s+not\s+null)\b/i,
  /\badd\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/i,
];
const MARKER = /^\s*--\s*reviewed:\s*\S+/m;

/** Risky statements without a line `-- reviewed: why the running release survives it` in front of them. */
export function checkStatements({ path, text }: TreeFile): string[] {
  return text
    .split('--> statement-breakpoint')
    .filter((statement) => !MARKER.test(statement))
    .map((statement) => statement.replaceAll(/^\s*--.*$/gm, '').trim())
    .filter((statement) => RISKY.some((risk) => risk.test(statement)))
    .map((statement) => `${path}: "${statement.split('\n')[0]}" without "-- reviewed: …"`);
}
