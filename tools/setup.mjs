// Makes the project ready to run: packages, generated files, the built page; skips what has not changed since the last time.

import { installPackages } from './setup-install.mjs';
import { withSetupLock } from './setup-lock.mjs';
import { buildPage } from './setup-page.mjs';

/** Throws ToolError with one clear line when the project cannot be made ready. `withPage: false` builds no page. */
export async function setUp({ rebuild = false, withPage = true } = {}) {
  await withSetupLock(async () => {
    await installPackages();
    if (withPage) await buildPage({ rebuild });
  });
}
