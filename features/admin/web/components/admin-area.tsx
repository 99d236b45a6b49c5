// The frame of the admin area: its pages, and beside them, on a phone behind a button above them, the way around.

import { Outlet } from 'react-router';
import { AdminMenu } from './admin-menu.tsx';

export function AdminArea() {
  return (
    <div
      data-operating
      className="mx-auto w-full max-w-wide wide:grid wide:grid-cols-[14rem_1fr] wide:items-start"
    >
      <AdminMenu />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
