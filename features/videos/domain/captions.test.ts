import { expect, test } from 'vitest';
import { isWebVtt } from './captions.ts';

test.each([
  ['', true],
  ['WEBVTT\n\n00:01.000 --> 00:02.500\n你好', true],
  ['\uFEFFWEBVTT - a title\r\n\r\n1\r\n00:00:01.000 --> 00:00:02.500 align:start\r\nHi', true],
  ['WEBVTT\n\nno cue', false],
  ['1\n00:00:01,000 --> 00:00:02,500\nHi', false],
  ['WEBVTTX\n\n00:01.000 --> 00:02.500\nHi', false],
  ['<script>', false],
])('%j is taken: %s', (text, taken) => {
  expect(isWebVtt(text)).toBe(taken);
});
