// The pages of the admin area in the order and the groups in which people look for them.

export const GROUPS = [
  { group: 'people', places: ['users', 'distributors'] },
  { group: 'purchases', places: ['globalOrders', 'globalSettings'] },
  { group: 'money', places: ['payments', 'withdrawals', 'ledger'] },
  { group: 'studies', places: ['lessons', 'videos', 'teachers'] },
  { group: 'talks', places: ['aiRoles', 'aiRoleTest', 'aiConfig', 'aiServices', 'aiReports'] },
  { group: 'site', places: ['settings', 'waitingList', 'audit', 'mails'] },
] as const;

export type Place = 'dashboard' | (typeof GROUPS)[number]['places'][number];

export const PATHS: Readonly<Record<Place, string>> = {
  dashboard: '/admin/dashboard',
  users: '/admin/users',
  distributors: '/admin/distributors',
  payments: '/admin/payments',
  withdrawals: '/admin/withdrawals',
  ledger: '/admin/ledger',
  aiRoles: '/admin/ai-roles',
  aiRoleTest: '/ai-role-chat-test',
  aiConfig: '/admin/ai-config',
  aiServices: '/admin/ai-services',
  aiReports: '/admin/ai-reports',
  settings: '/admin/settings',
  audit: '/admin/audit',
  mails: '/admin/mails',
  waitingList: '/admin/waiting-list',
  teachers: '/admin/teachers',
  lessons: '/admin/lessons',
  videos: '/admin/videos',
  globalOrders: '/admin/global-orders',
  globalSettings: '/admin/global-settings',
};

const PLACES = ['dashboard', ...GROUPS.flatMap(({ places }) => places)] as const;

/** The entry under which a page of the area stands; a page below an entry belongs to it. */
export const placeOf = (pathname: string): Place | undefined =>
  PLACES.find((place) => pathname === PATHS[place] || pathname.startsWith(`${PATHS[place]}/`));
