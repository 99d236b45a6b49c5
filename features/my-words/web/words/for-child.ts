// Whether words stand before a child: their card then keeps nothing and leads nowhere.

import { createContext } from 'react';

export const ForChild = createContext(false);
