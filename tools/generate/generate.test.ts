import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { procedure } from '../../kit/core/procedure.ts';
import { decisionIndex } from './decision-index.ts';
import { featureTable, readFeature } from './feature-table.ts';
import { hashText } from './hash-text.ts';
import { replaceSection } from './marked-section.ts';
import { staleOutputs } from './outputs.ts';
import { pageContract } from './page-contract.ts';
import { recordRelease } from './release.ts';

const contract = {
  talk: {
    read: procedure({
      method: 'GET',
      path: '/talks/{id}',
      summary: 'A talk',
      tag: 'talk',
      access: 'member',
      limit: { max: 5, seconds: 60 },
      metered: true,
    })
      .input(z.object({ id: z.uuid() }))
      .output(z.object({ id: z.uuid() }))
      .errors({ TALK_BUSY: { status: 409, message: 'Wait.', data: z.object({ seconds: z.int() }) } }),
  },
};

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'yulu-generate-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
};

describe('the contract of the page', () => {
  it('keeps names, methods and paths and nothing else', () => {
    expect(pageContract(contract)).toEqual({
      talk: { read: { '~orpc': { errorMap: {}, meta: {}, route: { method: 'GET', path: '/talks/{id}' } } } },
    });
  });
});

describe('a generated part of a page', () => {
  const page = 'Before\n<!-- generated: list -->\nold\n<!-- end: list -->\nAfter\n';

  it('is replaced, and the rest is kept', () => {
    const replaced = replaceSection(page, 'list', 'new');
    expect(replaced).toBe('Before\n<!-- generated: list -->\nnew\n<!-- end: list -->\nAfter\n');
    expect(replaceSection(replaced, 'list', 'new')).toBe(replaced);
  });

  it('must have its place', () => expect(() => replaceSection(page, 'table', 'new')).toThrow('table'));
});

describe('the table of features', () => {
  it('shows title, promise and pages of each', () => {
    const home = readFeature('home', '# Home\n\nShows what to do next.\n\n- Routes: `/`\n- Tables: none.\n');
    expect(featureTable([home])).toContain('| [Home](features/home/) | Shows what to do next. | `/` |');
  });
});

describe('the list of decisions', () => {
  it('is in the order of their numbers, without other pages', () => {
    const made = folder();
    writeFileSync(join(made, '0002-b.md'), '# 2. B\n');
    writeFileSync(join(made, '0001-a.md'), '# 1. A\n');
    writeFileSync(join(made, 'template.md'), '# N. T\n');
    expect(decisionIndex(made)).toBe('- [1. A](0001-a.md)\n- [2. B](0002-b.md)');
  });
});

describe('a generated file', () => {
  it('is stale when it is missing or says something else', () => {
    const made = folder();
    writeFileSync(join(made, 'same'), 'x');
    writeFileSync(join(made, 'other'), 'y');
    const outputs = ['same', 'other', 'missing'].map((path) => ({ path, content: 'x' }));
    expect(staleOutputs(made, outputs).map(({ path }) => path)).toEqual(['other', 'missing']);
  });
});

describe('the record of a release', () => {
  it('keeps the hash of every migration', () => {
    const made = folder();
    mkdirSync(join(made, 'migrations'));
    writeFileSync(join(made, 'migrations/0000_begin.sql'), 'create table a ();');
    recordRelease(made);
    const released = JSON.parse(readFileSync(join(made, 'migrations/released.json'), 'utf8'));
    expect(released).toEqual({ '0000_begin.sql': hashText('create table a ();') });
  });
});
