export { addEntry, countDropped, emptyLog, type ConsoleEntry, type ConsoleLog } from './ConsoleLog';
export { summarise } from './summarise';
