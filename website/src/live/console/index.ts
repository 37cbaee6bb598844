export { addEntry, countDropped, emptyLog, type ConsoleEntry, type ConsoleLog } from './ConsoleLog';
export { describedValueSchema } from './schema';
export { summarise } from './summarise';
