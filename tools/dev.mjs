// `npm run dev`: installs what is missing, then serves the page with hot replacement and the API, restarted on changes, on one port.

const major = Number(process.versions.node.split('.')[0]);
if (major < 18) {
  console.error(`Yulu needs Node 18 or newer to install itself; this is Node ${process.versions.node}.`);
  process.exit(1);
}

import('./parent.mjs')
  .then(({ endWithNpm }) => endWithNpm())
  .then(() => import('./setup.mjs'))
  .then(({ setUp }) => setUp({ withPage: false }))
  .then(() => import('./serve.mjs'))
  .then(({ serve }) => serve('tools/dev/main.ts'))
  .catch((error) => {
    console.error(error.isForPeople ? error.message : error);
    process.exit(1);
  });
