// What is asked for is run, and nothing else.

import { expect, it } from 'vitest';
import { readArguments } from './arguments.mjs';

it('runs every kind when nothing is asked for', () => {
  expect(readArguments([])).toEqual({
    names: ['check', 'unit', 'browser', 'api', 'e2e'],
    filters: [],
    isNightly: false,
  });
});

it('runs the kinds that are named, and of them the files that are named', () => {
  expect(readArguments(['unit', 'content/checks', 'ledger'])).toEqual({
    names: ['unit'],
    filters: ['content/checks', 'ledger'],
    isNightly: false,
  });
});

it('knows that checks have no files to choose from', () => {
  expect(readArguments(['ledger']).names).toEqual(['unit', 'browser', 'api', 'e2e']);
});

it('knows the long run of the night', () => {
  expect(readArguments(['--nightly', 'unit'])).toEqual({ names: ['unit'], filters: [], isNightly: true });
});
