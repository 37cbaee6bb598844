import { matchRoutes } from 'react-router-config';
import routes from '@generated/routes';

/** The address of the page that the router draws at a path, as the page itself writes it. */
export function findPage(pathname: string): string | undefined {
  const path = matchRoutes(routes, pathname).find(({ route }) => route.exact)?.route.path;
  return typeof path === 'string' ? path : undefined;
}
