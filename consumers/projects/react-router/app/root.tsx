import { Outlet, Scripts } from 'react-router';

export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>React Router</title>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <h1>Rendered on a server</h1>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
