import type { FoodId } from '@crisper/kitchen/foods/food';
import type { OfferedFood } from '@crisper/vision/asking/also-here';
import type { Place } from '@crisper/vision/asking/places';
import type { Question } from '@crisper/vision/asking/questions';
import type { ListedFood } from '@crisper/vision/asking/usual-foods';
import type { Finding } from '@crisper/vision/finding';
import type { Tasks } from '@crisper/vision/pool/tasks';
import type { Memory } from '@crisper/vision/remembering/memory';
import type { PhotoOutcome, ScanProgress } from '@crisper/vision/scan';

export interface VisionOptions {
  /** Whose photos these are: people take turns, so that no user's photos wait for all of another user's. */
  person?: string;
  /** Cancels the reading when the client has left. */
  signal?: AbortSignal;
  onProgress?: (progress: ScanProgress) => void;
  /** False: labels are not read, and no configured model is asked. */
  read?: boolean;
  /** What is seen before labels are read, and again as they are; an outside model alone has no such list. */
  onFirstList?: (list: Pick<VisionAnswer, 'findings'>) => void;
  /** What the household confirmed in earlier scans. An outside model is not told. */
  memories?: readonly Memory[];
  /** Foods that the household has by its own account. An outside model is not told of them either. */
  expected?: ReadonlySet<FoodId>;
  /** The person's earlier lists, newest first. */
  earlier?: readonly (readonly ListedFood[])[];
}

export interface VisionAnswer {
  findings: Finding[];
  /** What to ask the cook, most useful first; engines without boxes ask nothing. */
  questions?: Question[];
  /** What may be there as well. */
  also?: OfferedFood[];
  /** What the cook can tap in the photos and name. */
  places?: Place[];
  /** The result of each photo, in order. */
  photos: PhotoOutcome[];
  /** The name of the dish, if the vision engine recognizes dishes. */
  dish?: string;
  /** A message for the cook when something did not go as asked. */
  note?: string;
}

/** Finds foods in photos. No implementation stores or logs a photo. */
export interface VisionProvider {
  readonly name: 'embedded' | 'model' | 'both';
  read(photos: readonly Uint8Array[], options?: VisionOptions): Promise<VisionAnswer>;
  /** The bar codes in a photo; never asks a model. Rejects with a PhotoError. */
  barcodes(photo: Uint8Array, options: PageOptions): Promise<Tasks['barcodes']>;
  /** What is printed on the page in a photo; never asks a model. Rejects with a PhotoError. */
  page(photo: Uint8Array, options: PageOptions): Promise<Tasks['page']>;
  /** The lines of a printed page, with their places; never asks a model. Rejects with a PhotoError. */
  print(photo: Uint8Array, options: PageOptions): Promise<Tasks['print']>;
  /**
   * A recipe on photographed pages in any JSON shape, as an outside model reads it; null when it did not answer, undefined
   * when there is no such model. Rejects with a PhotoError.
   */
  transcribe?(photos: readonly Uint8Array[], options: { signal?: AbortSignal }): Promise<unknown>;
  close(): Promise<void>;
}

interface PageOptions {
  person: string;
  signal?: AbortSignal;
}
