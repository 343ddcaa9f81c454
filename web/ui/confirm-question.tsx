/** "¿Eliminar «Feria de quesos»?", whatever way the name is written. */
export function ConfirmQuestion({ verb, name }: { verb: string; name: string }) {
  return (
    <>
      ¿{verb} «<bdi>{name}</bdi>»?
    </>
  );
}
