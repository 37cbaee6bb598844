import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { operatorVariable, type OperatorField } from '@site/settings.config';
import {
  analytics as messages,
  operator as operatorMessages,
  textLicence as licenceMessages,
} from '@site/src/messages/thisSite';
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
      {operatorMessages.missing(<code>{operatorVariable(field)}</code>)}
    </mark>
  );
}

/** How visits are counted here, as the operator has set it. */
export function AnalyticsDetails(): ReactNode {
  const { analytics } = useSettings();
  if (!analytics) return null;
  const { origin, dataDomains, doNotTrack } = analytics;
  return (
    <ul>
      <li>{messages.origin(<code>{origin}</code>)}</li>
      {dataDomains.length > 0 && <li>{messages.domains(<code>{dataDomains.join(', ')}</code>)}</li>}
      <li>{doNotTrack ? messages.doNotTrack.heeded : messages.doNotTrack.ignored}</li>
    </ul>
  );
}

/** Under which licence the texts of the site may be used, as the operator has set it. */
export function TextLicence(): ReactNode {
  const { textLicence } = useSettings();
  if (!textLicence) return licenceMessages.unconfirmed;
  return licenceMessages.confirmed(<Link href={textLicence.url}>{textLicence.name}</Link>);
}

interface Props {
  feature: 'analytics' | 'search';
  children: ReactNode;
}

/** Shows text that is true only where the operator has set up a third party's service. */
export function WhenConfigured({ feature, children }: Props): ReactNode {
  return useSettings()[feature] ? children : null;
}

/** Shows text that is true only where no third party's service is set up. */
export function UnlessConfigured({ feature, children }: Props): ReactNode {
  return useSettings()[feature] ? null : children;
}
