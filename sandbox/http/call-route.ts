import type { Context } from "hono";
import type { Backend } from "../calls/call";
import type { Operation } from "../contract";
import { localeOf, Refusal } from "../messages";
import { isProgramTrace } from "../../src/lib/form-trace";
import { createExecutor } from "./carry-out";
import { errorAnswer } from "./error-answer";
import { spoil, type Connection, type Faults } from "./faults";
import { createRateLimit, type RateLimit } from "./visitors";
import { readBody } from "./read-body";

type CallRouteOptions = { backend: Backend; faults: Faults; rateLimit: RateLimit };

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Creates the API request handler: applies injected faults and the rate limit, reads the body, and executes the
 * call.
 */
export function createCallRoute({ backend, faults, rateLimit }: CallRouteOptions) {
  const carryOut = createExecutor(backend);
  const checkRate = createRateLimit(rateLimit, backend.now);
  const checkForm = (request: Request, address: string) => {
    checkRate(address);
    const trace = request.headers.get("x-form-trace");
    if (trace !== null && isProgramTrace(trace)) throw new Refusal(422, "looks_automated");
  };

  return async (context: Context<{ Bindings: Connection }>, operation: Operation): Promise<Response> => {
    const request = context.req.raw;
    const connection = context.env ?? {};
    const locale = localeOf(request);
    // Proxy headers are ignored, since clients can forge them.
    const address = connection.incoming?.socket.remoteAddress ?? "here";
    const fault = faults.take(operation.id);
    const wait = async () => {
      if (fault?.delay) await pause(fault.delay);
      if (fault?.hold) await faults.released();
    };
    const answer = async (): Promise<Response> => {
      try {
        if (operation.isForm) checkForm(request, address);
        const received = {
          operation,
          content: await readBody(request, operation),
          locale,
          pathId: context.req.param("id"),
          hashHeader: request.headers.get("x-onboarding-hash") ?? undefined,
          idempotencyKey: request.headers.get("idempotency-key") ?? undefined,
        };
        return Response.json(await carryOut(received, wait));
      } catch (error) {
        return errorAnswer(error, locale);
      }
    };

    if (!fault) return answer();
    const isSkipped = fault.drop === true || fault.status !== undefined;
    if (isSkipped || !operation.isWrite) await wait();
    return spoil(fault, isSkipped ? undefined : await answer(), { connection, locale });
  };
}
