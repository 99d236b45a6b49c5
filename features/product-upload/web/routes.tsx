// The route on which people show what they want to have bought.

import type { RouteObject } from 'react-router';
import { page } from '../../../kit/web/routing/route.tsx';

export const productUploadRoutes: RouteObject[] = [
  page({
    path: 'global-services/product-upload',
    access: 'public',
    isReturnedTo: true,
    isForGrownUps: true,
    texts: ['product-upload', 'global-services', 'files', 'settings'],
    load: async () => ({ Page: (await import('./pages/product-upload-page.tsx')).ProductUploadPage }),
  }),
];
