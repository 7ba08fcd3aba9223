import type { Context } from "hono";
import type { Backend } from "../calls/call";
import type { Operation } from "../contract";
import { Refusal } from "../refusal";
import { isProgramTrace } from "../../src/lib/form-trace";
import { createExecutor } from "./carry-out";
import { addressOf } from "./client-address";
import type { Connection } from "./connection";
import type { Effects } from "./effects";
import { errorAnswer } from "./error-answer";
import type { Faults } from "./faults";
import { headersOf, type Journal } from "./journal";
import { localeOf } from "./locale-of";
import { createRateLimit, type RateLimit } from "./rate-limit";
import { readBody } from "./read-body";
import { spoil } from "./spoil";

type CallRouteOptions = {
  backend: Backend;
  faults: Faults;
  journal: Journal;
  effects: Effects;
  rateLimit: RateLimit;
};

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Makes the function that answers a call of the contract: injected fault, limits, body, credentials, check, handler. */
export function createCallRoute({ backend, faults, journal, effects, rateLimit }: CallRouteOptions) {
  const carryOut = createExecutor(backend, effects);
  const checkRate = createRateLimit(rateLimit, backend.now);
  const checkGuesses = createRateLimit(rateLimit, backend.now);
  const checkForm = (request: Request, address: string) => {
    checkRate(address);
    const trace = request.headers.get("x-form-trace");
    if (trace !== null && isProgramTrace(trace)) throw new Refusal(422, "looks_automated");
  };
  /** Repeated attempts at credentials are limited, over all calls together. */
  const refusalOf = (error: unknown, address: string): unknown => {
    const isGuess = error instanceof Refusal && [401, 403, 404].includes(error.status);
    if (!isGuess) return error;
    try {
      checkGuesses(address);
      return error;
    } catch (limit) {
      return limit;
    }
  };

  return async (context: Context<{ Bindings: Connection }>, operation: Operation): Promise<Response> => {
    const request = context.req.raw;
    const connection = context.env ?? {};
    const locale = localeOf(request);
    const address = addressOf(connection);
    const fault = faults.take(operation.id);
    let body: unknown;
    const wait = async () => {
      if (fault?.delay) await pause(fault.delay);
      if (fault?.hold) await faults.released();
    };

    const answer = async (): Promise<Response> => {
      try {
        if (operation.isForm) checkForm(request, address);
        const content = await readBody(request, operation);
        body = content.body;
        const received = {
          operation,
          content,
          locale,
          pathId: context.req.param("id"),
          hashHeader: request.headers.get("x-onboarding-hash") ?? undefined,
          idempotencyKey: request.headers.get("idempotency-key") ?? undefined,
        };
        return Response.json(await carryOut(received, wait));
      } catch (error) {
        return errorAnswer(refusalOf(error, address), locale);
      }
    };
    const withFault = async (): Promise<Response> => {
      if (!fault) return answer();
      const isKept = fault.drop === true || fault.status !== undefined;
      if (isKept || !operation.isWrite) await wait();
      if (isKept && fault.drop !== true)
        body = await readBody(request, operation).then(
          ({ body: sent }) => sent,
          () => undefined,
        );
      return spoil(fault, isKept ? undefined : await answer(), { connection, locale });
    };

    const response = await withFault();
    const { pathname } = new URL(request.url);
    const status = fault?.drop ? 0 : response.status;
    journal.add({
      at: backend.now(),
      call: operation.id,
      method: request.method,
      path: pathname,
      headers: headersOf(request),
      body,
      status,
    });
    return response;
  };
}
