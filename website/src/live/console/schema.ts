import * as v from 'valibot';
import { leafTypes, treeTypes, type DescribedValue } from '../../runner/describedValue';

/** More than `describeValue` ever writes, and little enough to show. */
const text = v.pipe(v.string(), v.maxLength(5000));
const more = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Guards what comes out of a frame before it is shown. */
export const describedValueSchema: v.GenericSchema<DescribedValue> = v.variant('type', [
  v.object({ type: v.picklist(leafTypes), text }),
  v.object({
    type: v.picklist(treeTypes),
    text,
    entries: v.pipe(
      v.array(v.object({ key: text, value: v.lazy(() => describedValueSchema) })),
      v.maxLength(200),
    ),
    more,
  }),
]);

const unreadable: DescribedValue = { type: 'omitted', text: '(cannot be shown)' };

/** A value as it came out of a frame, or a note in its place when it is none. */
export function parseDescribedValue(value: unknown): DescribedValue {
  try {
    const result = v.safeParse(describedValueSchema, value);
    return result.success ? result.output : unreadable;
  } catch {
    // Nested so deep that checking it would exhaust the stack.
    return unreadable;
  }
}
