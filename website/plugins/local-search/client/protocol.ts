/** What the page and its search worker say to each other. */
import * as v from 'valibot';

/** To the worker: first where the index is, then any number of questions. */
const instructionSchema = v.variant('kind', [
  v.object({ kind: v.literal('prepare'), baseUrl: v.string() }),
  v.object({ kind: v.literal('search'), id: v.number(), call: v.unknown() }),
]);

/** From the worker: one reply a question. */
const replySchema = v.variant('kind', [
  v.object({ kind: v.literal('results'), id: v.number(), results: v.array(v.unknown()) }),
  v.object({ kind: v.literal('failure'), id: v.number(), message: v.string() }),
]);

export type Instruction = v.InferOutput<typeof instructionSchema>;
export type Reply = v.InferOutput<typeof replySchema>;

export const parseInstruction = (data: unknown): Instruction => v.parse(instructionSchema, data);
export const parseReply = (data: unknown): Reply => v.parse(replySchema, data);
