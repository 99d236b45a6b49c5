// The pages of the site, for journeys that hold every one of them to something.

/** Nobody made this payment, and nobody had this talk. */
export const NOBODYS = '01920000-0000-7000-8000-000000000000';

export const GUEST_PAGES = [
  '/',
  '/auth/login',
  '/preschool',
  '/preschool/hello',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/confirm-email',
  '/waiting-list',
  '/admin/login',
] as const;

/** Pages that read something of a learner. */
export const LEARNER_PAGES = [
  '/',
  '/welcome',
  '/study',
  '/study/session',
  '/study/words',
  '/study/settings',
  '/study/lessons',
  '/study/lessons/greetings',
  '/study/lessons/greetings/practice',
  '/learning-path',
  '/learning-path?tab=recommendations',
  '/placement',
  '/scenarios',
  '/scenarios/restaurant/noodles',
  '/ai-roles',
  '/ai-role/waiter',
  '/roleplay',
  '/words',
  '/words/anki',
  '/profile',
  '/profile/memory',
  '/profile/membership',
  '/profile/study-time',
  '/profile/report',
  '/profile/report/answers',
  '/profile/report/words',
  '/profile/report/days',
  '/profile/referral',
  '/profile/earnings',
  '/profile/become-distributor',
  '/payments',
  '/global-services/product-upload',
  '/notices',
  '/agent',
  '/global-tutors',
  '/global-services',
  '/global-services/policy',
  '/global-services/cost',
  '/global-services/my-orders',
  `/global-services/checkout?quote=${NOBODYS}`,
  `/global-services/payment?order=${NOBODYS}`,
  `/global-services/order-confirmation?order=${NOBODYS}`,
  `/global-services/order-details?id=${NOBODYS}`,
  `/payments/${NOBODYS}`,
  `/payments/${NOBODYS}/receipt`,
  `/roleplay/${NOBODYS}/review`,
  `/study/${NOBODYS}`,
] as const;

/** Pages that read something of the installation. */
export const ADMIN_PAGES = [
  '/admin/dashboard',
  '/admin/users',
  '/admin/mails',
  '/admin/waiting-list',
  '/admin/payments',
  '/admin/payments/refunds',
  '/admin/payments/messages',
  '/admin/ledger',
  '/admin/withdrawals',
  '/admin/distributors',
  '/admin/settings',
  '/admin/global-orders',
  '/admin/global-settings',
  '/admin/ai-services',
  '/admin/ai-config',
  '/admin/ai-reports',
  '/admin/ai-roles',
  '/ai-role-chat-test',
] as const;

/** Pages that read nothing yet. */
export const UPCOMING_PAGES = [
  '/adaptive-learning',
  '/offline-learning',
  '/offline-learning/detail',
] as const;
