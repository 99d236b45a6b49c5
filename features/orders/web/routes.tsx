// The pages of orders: their buyers' own, and the workbench, which stands in the frame of the admin area.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

const texts = ['orders', 'global-services', 'settings', 'files', 'privacy', 'account', 'site'];

export const ordersRoutes: readonly RouteObject[] = [
  page({
    path: 'global-services/checkout',
    access: 'member',
    isForGrownUps: true,
    texts,
    load: async () => ({ Page: (await import('./pages/checkout-page.tsx')).CheckoutPage }),
  }),
  page({
    path: 'global-services/payment',
    access: 'member',
    isForGrownUps: true,
    texts,
    load: async () => ({ Page: (await import('./pages/order-payment-page.tsx')).OrderPaymentPage }),
  }),
  page({
    path: 'global-services/order-confirmation',
    access: 'member',
    texts,
    load: async () => ({ Page: (await import('./pages/confirmation-page.tsx')).ConfirmationPage }),
  }),
  page({
    path: 'global-services/my-orders',
    access: 'member',
    isSeen: true,
    texts,
    load: async () => ({ Page: (await import('./pages/my-orders-page.tsx')).MyOrdersPage }),
  }),
  page({
    path: 'global-services/enquiries',
    access: 'member',
    isForGrownUps: true,
    texts,
    load: async () => ({ Page: (await import('./pages/enquiries-page.tsx')).EnquiriesPage }),
  }),
  page({
    path: 'global-services/order-details',
    access: 'member',
    texts: [...texts, 'my-words'],
    load: async () => ({ Page: (await import('./pages/order-page.tsx')).OrderPage }),
  }),
];

export const ordersAdminRoutes: readonly RouteObject[] = [
  page({
    path: 'admin/global-orders',
    access: 'admin',
    texts,
    load: async () => ({ Page: (await import('./pages/desk-page.tsx')).DeskPage }),
  }),
  page({
    path: 'admin/global-orders/enquiries',
    access: 'admin',
    texts,
    load: async () => ({ Page: (await import('./pages/desk-enquiries-page.tsx')).DeskEnquiriesPage }),
  }),
  page({
    path: 'admin/global-orders/:id',
    access: 'admin',
    texts,
    load: async () => ({ Page: (await import('./pages/desk-order-page.tsx')).DeskOrderPage }),
  }),
];
