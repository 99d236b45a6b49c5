// The typed calls about items to be bought, and the fees that hold now.

import { apiOf } from '../../../kit/web/api/api.ts';
import type { GlobalServicesContract } from '../../global-services/contract.ts';
import type { ProductUploadContract } from '../contract.ts';

export const productUploadApi = apiOf<ProductUploadContract>('productUpload');
export const globalServicesApi = apiOf<GlobalServicesContract>('globalServices');
