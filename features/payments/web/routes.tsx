// The pages of payments: the payer's own, and those that stand in the frame of the admin area.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

const texts = ['payments', 'settings', 'site', 'privacy'];

export const paymentsRoutes: readonly RouteObject[] = [
  page({
    path: 'payments',
    access: 'member',
    isSeen: true,
    texts,
    load: async () => ({ Page: (await import('./pages/payments-page.tsx')).PaymentsPage }),
  }),
  page({
    path: 'payments/:id',
    access: 'member',
    isSeen: true,
    texts,
    load: async () => ({ Page: (await import('./pages/payment-page.tsx')).PaymentPage }),
  }),
  page({
    path: 'payments/:id/receipt',
    access: 'member',
    isSeen: true,
    texts,
    load: async () => ({ Page: (await import('./pages/receipt-page.tsx')).ReceiptPage }),
  }),
  page({
    path: 'payments/:id/test',
    access: 'member',
    texts,
    load: async () => ({ Page: (await import('./pages/test-page.tsx')).TestPage }),
  }),
];

export const paymentsAdminRoutes: readonly RouteObject[] = [
  page({
    path: 'admin/payments',
    access: 'admin',
    texts,
    load: async () => ({ Page: (await import('./pages/admin-payments-page.tsx')).AdminPaymentsPage }),
  }),
  page({
    path: 'admin/payments/revenue',
    access: 'admin',
    texts,
    load: async () => ({ Page: (await import('./pages/revenue-page.tsx')).RevenuePage }),
  }),
  page({
    path: 'admin/payments/refunds',
    access: 'admin',
    texts,
    load: async () => ({ Page: (await import('./pages/admin-refunds-page.tsx')).AdminRefundsPage }),
  }),
  page({
    path: 'admin/payments/disputes',
    access: 'admin',
    texts,
    load: async () => ({ Page: (await import('./pages/admin-disputes-page.tsx')).AdminDisputesPage }),
  }),
  page({
    path: 'admin/payments/messages',
    access: 'admin',
    texts,
    load: async () => ({ Page: (await import('./pages/admin-messages-page.tsx')).AdminMessagesPage }),
  }),
  page({
    path: 'admin/payments/:id',
    access: 'admin',
    texts,
    load: async () => ({ Page: (await import('./pages/admin-payment-page.tsx')).AdminPaymentPage }),
  }),
];
