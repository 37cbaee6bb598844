import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import { MotionSwitch } from '@site/src/components/MotionSwitch';

/** The kinds of entries that the navbar can hold, and one of this site's own. */
export default { ...ComponentTypes, 'custom-motion': MotionSwitch };
