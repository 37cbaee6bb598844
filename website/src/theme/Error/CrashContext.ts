import { createContext } from 'react';
import type { Props } from '@theme/Error';

/** The error for which the whole site was replaced by a crash page, for the layout of that page. */
export const CrashContext = createContext<Props | undefined>(undefined);
