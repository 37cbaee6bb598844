import { commonHeaders, contentTypes, headerRules, pageHeaders, type Policies } from './headers';

/**
 * The nginx configuration that serves the built site from `root`.
 *
 * A block that adds headers of its own inherits none in nginx. So all headers are added in the
 * server block; those that differ by folder take their value from a map. nginx sends no header
 * whose value is empty.
 * https://nginx.org/en/docs/http/ngx_http_headers_module.html
 */
export function renderNginxConfig(
  baseUrl: string,
  policies: Policies,
  root = '/usr/share/nginx/html',
): string {
  const rules = headerRules(policies);
  const varying = new Set(rules.flatMap(({ headers }) => Object.keys(headers)));
  return `# Made from deploy/headers.ts by the site's build. Do not edit.
${[...varying].map(renderMap).join('\n')}
server {
  listen 8080;
  server_name _;
  root ${root};
  absolute_redirect off;
  server_tokens off;

${Object.entries(commonHeaders)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
${[...varying].map((name) => `  add_header ${name} ${variable(name)} always;`).join('\n')}

  gzip on;
  gzip_comp_level 9;
  gzip_vary on;
  gzip_proxied any;
  gzip_types text/plain text/css text/javascript application/javascript application/json
    text/markdown application/xml application/atom+xml application/rss+xml image/svg+xml;

  error_page 404 ${baseUrl}404.html;
  location = ${baseUrl}404.html {
    internal;
  }

  # Other hosts read this file, and do not serve it.
  location = ${baseUrl}_headers {
    return 404;
  }

  # A page has one address: without .html and index. Only characters of our names are redirected:
  # nginx has decoded the path, and browsers take a backslash for the slash of another host.
  location ~ ^(?<folder>/(?:[\\w.-]+/)*)index(?:\\.html)?$ {
    return 301 $folder$is_args$args;
  }
  location ~ ^(?<bare>/(?:[\\w.-]+/)*[\\w.-]+)\\.html$ {
    return 301 $bare$is_args$args;
  }

${Object.entries(contentTypes)
  .map(([ending, type]) => renderType(ending, type))
  .join('\n')}
  location ${baseUrl} {
    try_files $uri $uri/index.html =404;
  }
}
`;

  function renderMap(header: string): string {
    const values = rules.map(
      ({ folder, headers }) =>
        `  "~^${escapeRegExp(baseUrl + folder)}" "${headers[header] ?? ''}";`,
    );
    const fallback = pageHeaders(policies)[header] ?? '';
    return `map $uri ${variable(header)} {\n  default "${fallback}";\n${values.join('\n')}\n}`;
  }
}

/** nginx compares the type with `gzip_types`, so the character set must not be part of it. */
function renderType(ending: string, contentType: string): string {
  const [type, charset] = contentType.split('; charset=');
  return `  location ~ ${escapeRegExp(ending)}$ {
    types { }
    default_type ${type};
    charset ${charset};
    charset_types ${type};
  }
`;
}

/** `Cache-Control` → `$site_cache_control`. */
function variable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
