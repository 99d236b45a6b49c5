// The least page that React and its router can be: what ours is measured beside.

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

function Page() {
  return (
    <main>
      <h1>A page of React and a router</h1>
      <p>It has no styles, asks no server and shows two lines of text, one of which is the largest paint.</p>
    </main>
  );
}

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter([{ path: '*', element: <Page /> }])} />
  </StrictMode>,
);
