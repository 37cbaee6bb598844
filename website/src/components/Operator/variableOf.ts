import type { Operator } from '@site/site.config';

export type OperatorField = keyof Operator;

/** The environment variable that sets each field. */
export const variableOf: Readonly<Record<OperatorField, string>> = {
  name: 'OPERATOR_NAME',
  address: 'OPERATOR_ADDRESS',
  email: 'OPERATOR_EMAIL',
  hostName: 'OPERATOR_HOST_NAME',
  hostPrivacyUrl: 'OPERATOR_HOST_PRIVACY_URL',
  authorityName: 'OPERATOR_AUTHORITY_NAME',
  authorityUrl: 'OPERATOR_AUTHORITY_URL',
};
