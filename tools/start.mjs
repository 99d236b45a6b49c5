// `npm start`: installs and builds what has changed, then serves. Its syntax is plain enough for an old Node to run it.

const major = Number(process.versions.node.split('.')[0]);
if (major < 18) {
  console.error(`Yulu needs Node 18 or newer to install itself; this is Node ${process.versions.node}.`);
  process.exit(1);
}

import('./parent.mjs')
  .then(({ endWithNpm }) => endWithNpm())
  .then(() => import('./setup.mjs'))
  .then(({ setUp }) => setUp({ isServing: true }))
  .then(() => import('./serve.mjs'))
  .then(({ serve }) => serve())
  .catch((error) => {
    console.error(error.isForPeople ? error.message : error);
    process.exit(1);
  });
