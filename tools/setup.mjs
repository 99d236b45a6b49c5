// Makes the project ready to run: packages, generated files, the built page; skips what has not changed since the last time.

import { compileServer } from './setup-cache.mjs';
import { installPackages, removeDevPackages } from './setup-install.mjs';
import { withSetupLock } from './setup-lock.mjs';
import { buildPage, isPageBuilt } from './setup-page.mjs';

/**
 * Throws ToolError with one clear line when the project cannot be made ready. `withPage: false` builds no page;
 * `isServing`: nothing but the server will run, which in production does without what builds and tests it.
 */
export async function setUp({ rebuild = false, withPage = true, isServing = false } = {}) {
  const isLean = isServing && process.env.NODE_ENV === 'production';
  await withSetupLock(async () => {
    const needsBuild = withPage && (rebuild || !isPageBuilt());
    await installPackages({ withDev: !isLean || needsBuild });
    if (withPage) await Promise.all([buildPage({ rebuild }), compileServer({ refresh: needsBuild })]);
    if (isLean) await removeDevPackages();
  });
}
