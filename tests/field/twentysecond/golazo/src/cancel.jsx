import { useState } from 'react';
import { Link as RouterLink, Navigate } from 'react-router-dom';
import {
  Box, Button, Card, CardBody, FormControl, FormErrorMessage, FormLabel, Heading, Link, List, ListItem, Modal, ModalBody, ModalCloseButton,
  ModalContent, ModalFooter, ModalHeader, ModalOverlay, Progress, Radio, RadioGroup, Select, Stack, Text, Textarea, useDisclosure,
} from '@chakra-ui/react';
import { api, date, money, useAccount } from './account.jsx';

const REASONS = {
  price: ['Es demasiado caro', ['La subida de precio', 'Otros gastos', 'No compensa por lo que veo']],
  content: ['Falta el contenido que me interesa', ['Fútbol internacional', 'Deportes de motor', 'Otro deporte']],
  season: ['Se ha acabado la temporada', []],
  technical: ['He tenido problemas técnicos', ['Cortes o retrasos', 'Calidad de imagen', 'La aplicación no funciona en mi televisor']],
  other: ['Otro motivo', []],
};

export function Cancel() {
  const { me, send } = useAccount();
  const s = me.subscription;
  const [step, setStep] = useState(0);
  const [done, setDone] = useState(false);
  const [until, setUntil] = useState(me.pauseDates[0]);
  const [reason, setReason] = useState('');
  const [detail, setDetail] = useState('');
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const last = useDisclosure();

  if (!done && !busy && s.status === 'canceled') return <Navigate to="/mi-cuenta/suscripcion" replace />;
  const next = () => { api('/events', 'POST', { name: 'cancel_step', step }); setStep(step + 1); window.scrollTo(0, 0); };
  const stay = <Button as={RouterLink} to="/mi-cuenta" colorScheme="brand" size="lg">Seguir en Golazo+</Button>;

  if (done) {
    return (
      <Box maxW="2xl" mx="auto">
        <Heading mb={4}>Sentimos que te vayas, {me.profile.name}</Heading>
        <Text mb={3}>Hemos cancelado tu suscripción. Podrás seguir disfrutando de Golazo+ hasta el <b>{date(s.accessUntil)}</b> y no te cobraremos nada más.</Text>
        <Text mb={6}>Te hemos enviado un correo de confirmación a {me.profile.email}.</Text>
        <Button as={RouterLink} to="/mi-cuenta">Ir a Mi cuenta</Button>
      </Box>
    );
  }

  return (
    <Box maxW="2xl" mx="auto">
      <Progress value={(step + 1) * 25} size="xs" colorScheme="brand" mb={8} />
      {step === 0 && (
        <Stack spacing={5}>
          <Heading>¡No te pierdas lo que viene!</Heading>
          <Text>Si te vas ahora te perderás todo esto en directo:</Text>
          <List spacing={2}>{me.fixtures.map((f) => <ListItem key={f.title}><b>{f.title}</b> · {date(f.date)}</ListItem>)}</List>
          {stay}
          <Button variant="ghost" onClick={next}>Continuar con la cancelación</Button>
        </Stack>
      )}
      {step === 1 && (
        <Stack spacing={5}>
          <Heading>¿Y si te tomas un descanso?</Heading>
          <Text>Pausa tu suscripción y vuelve cuando quieras. Mantendrás tu precio actual y no te cobraremos mientras tanto.</Text>
          <FormControl><FormLabel>¿Cuándo quieres volver?</FormLabel><Select bg="white" value={until} onChange={(e) => setUntil(e.target.value)}>{me.pauseDates.map((d) => <option key={d} value={d}>{date(d)}</option>)}</Select></FormControl>
          <Button colorScheme="brand" size="lg" onClick={() => send('/subscription/pause', 'POST', { until })}>Pausar hasta el {date(until)}</Button>
          <Button variant="outline" onClick={next}>No, gracias. Quiero cancelar</Button>
          <Link as={RouterLink} to="/mi-cuenta" textAlign="center">Volver a Mi cuenta</Link>
        </Stack>
      )}
      {step === 2 && (
        <Stack as="form" spacing={5} onSubmit={(e) => { e.preventDefault(); if (reason && (detail || !REASONS[reason][1].length)) { setMissing(false); next(); } else setMissing(true); }}>
          <Heading>¿Por qué quieres cancelar?</Heading>
          <FormControl isInvalid={missing}>
            <RadioGroup value={reason} onChange={(v) => { setReason(v); setDetail(''); }}><Stack>
              {Object.entries(REASONS).map(([k, [label]]) => <Radio key={k} value={k} colorScheme="brand">{label}</Radio>)}
            </Stack></RadioGroup>
            {reason && REASONS[reason][1].length > 0 && (
              <Select mt={4} bg="white" aria-label="Cuéntanos un poco más" placeholder="Cuéntanos un poco más" value={detail} onChange={(e) => setDetail(e.target.value)}>
                {REASONS[reason][1].map((d) => <option key={d}>{d}</option>)}
              </Select>
            )}
            <FormErrorMessage>Selecciona un motivo para continuar</FormErrorMessage>
          </FormControl>
          <FormControl><FormLabel>¿Quieres añadir algo? (opcional)</FormLabel><Textarea bg="white" value={text} maxLength={500} onChange={(e) => setText(e.target.value)} /></FormControl>
          <Button type="submit" colorScheme="gray">Continuar</Button>
          <Link as={RouterLink} to="/mi-cuenta" textAlign="center">Cambiar de opinión y quedarme</Link>
        </Stack>
      )}
      {step === 3 && (
        <Stack spacing={5}>
          <Heading>Una oferta solo para ti</Heading>
          <Card borderWidth={2} borderColor="brand.400"><CardBody>
            <Text fontSize="3xl" fontWeight="black">50 % durante 3 meses</Text>
            <Text>{money(s.plan.price / 2)}/mes en lugar de {money(s.plan.price)}. Después, {money(s.plan.price)}/mes. Sin permanencia.</Text>
          </CardBody></Card>
          <Button colorScheme="brand" size="lg" onClick={() => send('/subscription/offer', 'POST', { code: 'VUELVE50' })}>Aceptar oferta</Button>
          <Button variant="outline" onClick={last.onOpen}>Rechazar oferta y cancelar</Button>
        </Stack>
      )}
      {s.status === 'paused' && <Navigate to="/mi-cuenta/suscripcion" replace />}
      {s.discount && <Navigate to="/mi-cuenta/suscripcion" replace />}
      <Modal isOpen={last.isOpen} onClose={last.onClose} isCentered>
        <ModalOverlay />
        <ModalContent>
          <ModalHeader>¿Confirmas la cancelación?</ModalHeader>
          <ModalCloseButton aria-label="Cerrar" />
          <ModalBody>
            <Text mb={3}>Tu suscripción a {s.plan.name} finalizará el {date(s.accessUntil)}. Hasta entonces puedes seguir viendo todo el contenido.</Text>
            <Text fontSize="sm" color="gray.600">No se realizarán reembolsos por el periodo en curso. Si vuelves más adelante se aplicará el precio vigente en ese momento.</Text>
          </ModalBody>
          <ModalFooter>
            <Button mr={3} onClick={last.onClose}>Atrás</Button>
            <Button colorScheme="red" isLoading={busy} onClick={() => {
              setBusy(true);
              send('/subscription/cancel', 'POST', { reason, detail, comment: text }).then(() => setDone(true), () => {}).finally(() => { setBusy(false); last.onClose(); });
            }}>Confirmar cancelación</Button>
          </ModalFooter>
        </ModalContent>
      </Modal>
    </Box>
  );
}
