/** A session of the protocol that WebKitWebDriver speaks: https://www.w3.org/TR/webdriver1/ */
import * as v from 'valibot';

const answerSchema = v.object({ value: v.unknown() });
const problemSchema = v.object({ error: v.string(), message: v.string() });
const sessionSchema = v.object({
  sessionId: v.string(),
  capabilities: v.object({ browserVersion: v.string() }),
});
/** An element, under the name that the protocol has for the reference to one. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const elementSchema = v.object({ [elementKey]: v.string() });

/** The code points that stand for keys without a character. */
export const keys = { Enter: '\uE007', Escape: '\uE00C', Home: '\uE011' };

export class WebDriver {
  private constructor(
    private readonly session: string,
    readonly browserVersion: string,
  ) {}

  /** @param server Address of the driver's program, without a slash at its end. */
  static async start(server: string, capabilities: object): Promise<WebDriver> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const value = v.parse(sessionSchema, await send('POST', `${server}/session`, body));
    return new WebDriver(`${server}/session/${value.sessionId}`, value.capabilities.browserVersion);
  }

  async open(url: string): Promise<void> {
    await this.post('url', { url });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.post('window/rect', { x: 0, y: 0, width, height });
  }

  evaluate(expression: string): Promise<unknown> {
    return this.post('execute/sync', { script: `return (${expression})`, args: [] });
  }

  async click(selector: string): Promise<void> {
    const found = await this.post('element', { using: 'css selector', value: selector });
    await this.post(`element/${v.parse(elementSchema, found)[elementKey]}/click`, {});
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async close(): Promise<void> {
    await send('DELETE', this.session);
  }

  private post(command: string, parameters: object): Promise<unknown> {
    return send('POST', `${this.session}/${command}`, parameters);
  }
}

/** @throws Error with what the driver's program says, where it could not do it. */
async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = v.parse(answerSchema, await response.json());
  if (response.ok) return value;
  const { error, message } = v.parse(problemSchema, value);
  throw new Error(`WebDriver: ${method} ${url}: ${error}: ${message}`);
}
