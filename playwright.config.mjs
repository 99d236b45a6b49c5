// Browser journeys in the Chromium that is installed, against the servers that YULU_E2E_URL and its sisters name.

import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './tools/test/chromium.mjs';

const executablePath = process.env.CHROMIUM ?? (await findChromium());

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // The limits only end what hangs: a machine at its limits is several times slower.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Ends before tools/test.mjs does, so that what has run is counted.
  globalTimeout: 50 * 60_000,
  // What fails runs once more after all others, and is named (tools/test/counts.mjs).
  retries: 0,
  // Journeys wait for each other half of their time; a third one uses what two leave of two cores.
  workers: 3,
  forbidOnly: true,
  use: {
    ...(process.env.YULU_E2E_URL ? { baseURL: process.env.YULU_E2E_URL } : {}),
    locale: 'zh-CN',
    // Each frame of a fade is painted by the processor, without a screen to show it; the journey about motion allows it.
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer requests before a journey could lose or change them; the journey about it allows it.
    serviceWorkers: 'block',
    // Recording a trace takes a third as long again; who fails is run once more with one (tools/test/kinds.mjs).
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: CHROMIUM_FLAGS,
    },
  },
});
