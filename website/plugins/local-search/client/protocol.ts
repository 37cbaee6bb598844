/** The messages between a page and its search worker. */
import * as v from 'valibot';

/** Messages to the worker: first the address of the site, then any number of questions. */
const instructionSchema = v.variant('kind', [
  v.object({ kind: v.literal('prepare'), baseUrl: v.string() }),
  v.object({ kind: v.literal('search'), id: v.number(), call: v.unknown() }),
]);

/** Messages from the worker: one reply to each question. */
const replySchema = v.variant('kind', [
  v.object({ kind: v.literal('results'), id: v.number(), results: v.array(v.unknown()) }),
  v.object({ kind: v.literal('failure'), id: v.number(), message: v.string() }),
]);

export type Instruction = v.InferOutput<typeof instructionSchema>;
export type Reply = v.InferOutput<typeof replySchema>;

export const parseInstruction = (data: unknown): Instruction => v.parse(instructionSchema, data);
export const parseReply = (data: unknown): Reply => v.parse(replySchema, data);
