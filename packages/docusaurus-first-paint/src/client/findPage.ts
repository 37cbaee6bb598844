import { matchRoutes } from 'react-router-config';
import routes from '@generated/routes';

/** The address of the page that the router shows at a path, spelt as in the page's route. */
export function findPage(pathname: string): string | undefined {
  const path = matchRoutes(routes, pathname).find(({ route }) => route.exact)?.route.path;
  return typeof path === 'string' ? path : undefined;
}
