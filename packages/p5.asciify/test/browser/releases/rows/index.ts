/** All rows of the matrix. */
import type { Row } from '../row';
import { living } from './living';
import { loading } from './loading';
import { starting } from './starting';

export const ROWS: readonly Row[] = [...starting, ...loading, ...living];
