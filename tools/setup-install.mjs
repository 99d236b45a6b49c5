// Installs the packages when there are none or when what the project asks for has changed since.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { modules, projectNode, root, ToolError } from './paths.mjs';
import { run, tail } from './run.mjs';

const stamp = join(modules, '.cache/installed');

/** `withDev: false` brings only what a server needs whose page is built. */
export async function installPackages({ withDev = true } = {}) {
  const wanted = fingerprint(withDev);
  if (existsSync(projectNode) && (readOr(stamp) === wanted || isTreeAsLocked(withDev))) {
    if (readOr(stamp) !== wanted) writeStamp(wanted);
    return;
  }
  console.log('Installing packages (the first time takes about a minute).');
  const { code, output } = await npm([
    // Not `npm ci`: where a registry lacks the optional binaries of other platforms, a lock file made there lacks them
    // too, and `npm ci` refuses it. `--no-save` leaves the lock file alone all the same.
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    // What builds the page is needed under NODE_ENV=production as well, until it is built.
    withDev ? '--include=dev' : '--omit=dev',
    '--loglevel=error',
  ]);
  if (code !== 0) {
    throw new ToolError(
      `${tail(output)}\nThe packages could not be installed (npm's words above). Check the network, then start again.`,
    );
  }
  if (!existsSync(projectNode)) {
    throw new ToolError(
      'npm installed the packages without the project\'s Node: it skipped install scripts. Run "npm install --ignore-scripts=false", then start again.',
    );
  }
  writeStamp(wanted);
}

/** Removes what only builds and tests; says nothing when that is not possible, since a server runs with it too. */
export async function removeDevPackages() {
  const wanted = fingerprint(false);
  if (readOr(stamp) === wanted) return;
  const { code } = await npm([
    'prune',
    '--no-save',
    '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code === 0) writeStamp(wanted);
}

function npm(args) {
  // ONNX's package fetches files from another host while it installs, though what it needs is inside.
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' };
  const own = process.env.npm_execpath;
  return own?.endsWith('npm-cli.js')
    ? run(process.execPath, [own, ...args], { env })
    : run('npm', args, { env });
}

/** Changes with what is asked for and with the platform; not with the scripts in package.json. */
function fingerprint(withDev) {
  const { dependencies, devDependencies, overrides } = readJson(join(root, 'package.json'));
  return createHash('sha256')
    .update(JSON.stringify([process.platform, process.arch, dependencies, devDependencies, overrides]))
    .update(readOr(join(root, 'package-lock.json')) ?? '')
    .update(withDev ? '' : 'without dev')
    .digest('hex');
}

/** Whether somebody's own `npm install` has already brought every locked package. */
function isTreeAsLocked(withDev) {
  const installed = readOr(join(modules, '.package-lock.json'));
  const locked = readOr(join(root, 'package-lock.json'));
  if (installed === undefined || locked === undefined) return false;
  const there = JSON.parse(installed).packages;
  const { '': self, ...wanted } = JSON.parse(locked).packages;
  const { dependencies, devDependencies } = readJson(join(root, 'package.json'));
  if (
    JSON.stringify([self.dependencies, self.devDependencies]) !==
    JSON.stringify([dependencies, devDependencies])
  )
    return false;
  return Object.entries(wanted).every(
    ([path, { version, dev, optional, devOptional, peer }]) =>
      there[path]?.version === version ||
      (!there[path] && Boolean(optional ?? devOptional ?? peer ?? (dev && !withDev))),
  );
}

function writeStamp(text) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, text);
}

function readOr(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
