import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { operatorVariable, type OperatorField } from '@site/settings.config';
import { useSettings } from '@site/src/settings/useSettings';
import styles from './styles.module.css';

/** A fact about the operator of the site, or a visible note that it is still missing. */
export function Operator({ field }: { field: OperatorField }): ReactNode {
  const { operator } = useSettings();
  return field === 'address' ? (
    <Address lines={operator.address} />
  ) : (
    <Fact field={field} value={operator[field]} />
  );
}

function Fact({ field, value }: { field: OperatorField; value: string | undefined }): ReactNode {
  if (!value) return <Missing field={field} />;
  if (field === 'email') return <Link href={`mailto:${value}`}>{value}</Link>;
  if (field.endsWith('Url')) return <Link href={value}>{value}</Link>;
  return value;
}

function Address({ lines }: { lines: string[] | undefined }): ReactNode {
  if (!lines) return <Missing field="address" />;
  return (
    <span className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}

function Missing({ field }: { field: OperatorField }): ReactNode {
  return (
    <mark className={styles.missing}>
      To be filled in by whoever runs this site: set <code>{operatorVariable(field)}</code>
    </mark>
  );
}
