export { P5AsciifyError } from './P5AsciifyError';
export { P5AsciifyErrorLevel } from './P5AsciifyErrorLevel';
export {
  P5AsciifyErrorHandler,
  errorHandler,
  type ErrorHandlerOptions,
  type P5AsciifyErrorInfo,
} from './P5AsciifyErrorHandler';
